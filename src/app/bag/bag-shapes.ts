import type { Bag } from "../../content";

type Shape = NonNullable<NonNullable<Bag["details"]>["shape"]>;

/** Outline and seams of each silhouette, in a box of 100 by 100 that is stretched to the bag's measures. */
export const shapes: Record<Shape, { outline: string; seams: string }> = {
  luna: {
    outline: "M0 0C22 30 78 30 100 0C101 55 79 100 50 100C21 100-1 55 0 0Z",
    seams:
      "M2 12C24 39 76 39 98 12M50 36V94M50 36L30 88M50 36L70 88M50 36L14 70M50 36L86 70M50 36L8 48M50 36L92 48",
  },
  cubo: {
    outline: "M0 2Q50-2 100 2L94 88Q92 100 78 100H22Q8 100 6 88Z",
    seams: "M1 14Q50 19 99 14M2 32Q50 37 98 32M4 50Q50 55 96 50M5 68Q50 73 95 68",
  },
  sobre: {
    outline: "M3 0H97Q100 0 100 4V94Q100 100 96 100H4Q0 100 0 94V4Q0 0 3 0Z",
    seams: "M0 8C4 50 10 74 24 74H76C90 74 96 50 100 8M50 56V66",
  },
  red: {
    outline: "M16 0H84C88 24 103 50 100 74Q97 100 68 100H32Q3 100 0 74C-3 50 12 24 16 0Z",
    seams:
      "M15 8H85M15 8L94 84M38 8L99 65M62 8L94 39M12 26L80 98M5 46L56 100M1 66L32 100M85 8L6 84M62 8L1 65M38 8L6 39M88 26L20 98M95 46L44 100M99 66L68 100",
  },
  redondo: {
    outline: "M22 0H78C92 14 100 46 100 70Q100 100 76 100H24Q0 100 0 70C0 46 8 14 22 0Z",
    seams: "M16 9Q50 13 84 9M8 28Q50 34 92 28M3 48Q50 54 97 48M0 68Q50 74 100 68",
  },
};
