// The bugs that a first visitor is led through, after the one on the first page.

export interface Bug {
  /** The case of the catalogue that shows it. */
  name: string;
  /** The lesson that practises it, and what that asks. */
  lesson: string;
  asks: string;
  minutes: number;
}

export const trail: [Bug, Bug] = [
  { name: 'bug_03_split_heads_by_reshape', lesson: '39', asks: 'which numbers a head gets', minutes: 7 },
  { name: 'bug_09_causal_mask_flipped', lesson: '53', asks: 'what each word sees', minutes: 7 },
];
