// What the build tells the search of what there is for teaching.

export interface Place {
  title: string;
  /** One sentence. */
  about: string;
  /** A page of the site, or a file of it. */
  href: string;
  /** What it is called in a word or two. */
  names: string[];
  /** All else that is said there. */
  words: string;
}
