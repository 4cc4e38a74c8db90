/** What is newer than Baseline 2021 and may be used all the same (docs/decisions/012). */
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
    // All of the shop's browsers know it, since 2022.
    "color-scheme": ["/./"],
    // The build writes the prefixes of Safari, which has them all.
    appearance: ["none"],
    "user-select": ["none"],
    "text-size-adjust": ["/./"],
    // Before Safari 16.4 a ring has corners where it should be round.
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
    // All of the shop's browsers know these two, since 2022.
    "focus-visible",
    "backdrop",
    // The page behind a menu can be scrolled; bags on paper keep their columns.
    "has",
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
