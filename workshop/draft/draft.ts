/** The way to a value in a file: keys, and places in a list. */
export type Path = readonly (string | number)[];

/** One field that she has changed: what stood there when she began, and what shall; `undefined` is nothing. */
export type Edit = {
  was: unknown;
  now: unknown;
  /** Somebody else has written this in the meantime, and she has not chosen yet. */
  theirs?: { value: unknown };
};

/** A file that is no text, by the name that Git gives its bytes. They lie in this browser or in the repository. */
export type Media = { oid: string; type?: string; width?: number; height?: number };

/** A file that is added, replaced or removed as a whole: a new bag's text, a photograph, a film. */
export type FileChange = {
  /** Git's name for what stood there; nothing where there was no such file. */
  was?: string;
  /** Nothing where the file goes. */
  now?: string | Media;
  /** Git's name for what somebody else has put there in the meantime; she has not chosen yet. */
  theirs?: string;
  /** A bag that comes back: its folder, which is its address, keeps its name. */
  back?: true;
};

/** What she has changed and not published yet; plain data, so that it can be kept and compared. */
export type Draft = {
  /** Fields of files that there are: by file, then by place (`placeOf`). */
  fields: Readonly<Record<string, Readonly<Record<string, Edit>>>>;
  /** Whole files, by path below `content/`. */
  files: Readonly<Record<string, FileChange>>;
};

export const EMPTY: Draft = { fields: {}, files: {} };

export const isEmpty = ({ fields, files }: Draft): boolean =>
  Object.keys(fields).length + Object.keys(files).length === 0;

/** What a draft stands on: the content as the repository had it when it was read last. */
export type Snapshot = {
  /** The repository's last commit; in the folder of a computer, the name of its state. */
  head: string;
  /** What is written, by path below `content/`. */
  texts: Readonly<Record<string, string>>;
  /** Git's name for every file, texts too. */
  oids: Readonly<Record<string, string>>;
};
