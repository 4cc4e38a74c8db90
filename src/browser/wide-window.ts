/** The media query of a window with room beside a phone's layout. With large text that is a wider one. */
export const WIDE_WINDOW_QUERY = "(min-width: 48em)";
