/** What to do about a merge conflict, for people who edit the file by hand. */
export const mergeConflictText =
  'a merge conflict of git: keep the lines of one side, and delete the other side and the lines <<<<<<<, ======= and >>>>>>>';

/** Where the lines with which git marks a merge conflict begin, also one of them that was left behind; -1 for none. */
export const findMergeConflict = (text: string): number => text.search(/^(?:<{7}(?: |\r?$)|={7}\r?$|>{7}(?: |\r?$))/m);
