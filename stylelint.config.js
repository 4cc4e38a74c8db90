/** What is newer than the shop's browsers, each with what those do instead (docs/decisions/012). */
const newer = {
  ignoreProperties: {
    // Lines break where they always did.
    "text-wrap": ["balance", "pretty"],
    "overflow-wrap": ["anywhere"],
    // Photo, words and buttons share no line with those of their neighbours.
    "grid-template-rows": ["subgrid"],
    // At the end of what is scrolled, the page behind goes on.
    "overscroll-behavior": ["contain"],
    "overscroll-behavior-x": ["contain"],
    // A strip of photos stops wherever it is let go, and may show its bar.
    "scroll-snap-type": ["/./"],
    "scrollbar-width": ["none"],
    // While a menu or a dialog is open, the page has moved by half of its scroll bar.
    "scrollbar-gutter": ["stable"],
    // Scroll bars and fields are light, as ever.
    "color-scheme": ["/./"],
    // The build writes the prefixes of Safari, which has them all.
    appearance: ["none"],
    "user-select": ["none"],
    "text-size-adjust": ["/./"],
    // A ring has corners where it should be round; a box stays as large as it is.
    outline: ["/./"],
    // On paper the footer may stand alone.
    "break-before": ["avoid"],
    resize: ["/./"],
    // Another document comes at once.
    "view-transition-name": ["/./"],
    // All cards of a long screen are laid out at once.
    "content-visibility": ["auto"],
    "contain-intrinsic-height": ["/./"],
  },
  ignoreSelectors: [
    // The browser draws its own ring.
    "focus-visible",
    // The page behind a menu can be scrolled; bags on paper keep their columns.
    "has",
    // A browser that knows no dialog has no backdrop.
    "backdrop",
    // Another document comes at once.
    "/^view-transition/",
  ],
  // Another document comes at once.
  ignoreAtRules: ["view-transition"],
  // `vh` on the line before.
  ignoreUnits: ["svh", "dvh"],
};

/** @type {import("stylelint").Config} */
export default {
  plugins: ["stylelint-plugin-use-baseline"],
  rules: { "plugin/use-baseline": [true, { available: 2021, ...newer }] },
  overrides: [
    {
      // Where `scripting` is unknown, the form stays, and `<noscript>` says where to write.
      files: ["src/styles/without-script.css"],
      rules: { "plugin/use-baseline": null },
    },
  ],
};
