/** Least contrast of letters with what is behind them (WCAG 1.4.3). */
export const READABLE = 4.5;

/** Red, green and blue of a colour, from 0 to 255. */
const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How much two colours differ in lightness, from 1 to 21, whichever is in front (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function mix(from: string, to: string, percent: number): string {
  const goal = channels(to);
  const mixed = channels(from).map((channel, i) =>
    Math.round(channel + (((goal[i] ?? 0) - channel) * percent) / 100)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${mixed.join("")}`;
}

/** The first colour that serves, from `start` percent of the way between two on to the second. */
export function toward(
  from: string,
  to: string,
  serves: (colour: string) => boolean,
  start = 0,
): string {
  const percents = Array.from({ length: 101 - start }, (_, i) => start + i);
  return percents.map((percent) => mix(from, to, percent)).find(serves) ?? to;
}
