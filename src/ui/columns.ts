/** CSS `sizes` of one and of two of three columns, as styles/tokens.css lays them out. */
export const COLUMN =
  "(min-width: 140em) 38.7em, (min-width: 110em) 30.7em, (min-width: 88em) 25.4em, (min-width: 48em) 29vw";
export const TWO_COLUMNS =
  "(min-width: 140em) 79.3em, (min-width: 110em) 63.4em, (min-width: 88em) 52.7em, (min-width: 48em) 60.5vw";
