// What a part of the page is given.

/** What follows the part's name in the address. */
export interface PartProps {
  path: string[];
}
