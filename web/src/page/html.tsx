// HTML that the page's own build made of the repository's documents. Nothing else may be shown so.

export function Built({ html, class: className }: { html: string; class?: string }) {
  return <div class={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
