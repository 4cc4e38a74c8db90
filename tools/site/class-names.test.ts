import { expect, test } from "vitest";
import { classNames } from "./class-names.ts";

test("each class of the published shop has a short name of its own, and the same in each of its builds", () => {
  const name = classNames("build");
  const classes = [
    ["bar", "src/app/header/header.module.css"],
    ["wordmark", "src/app/header/header.module.css"],
    ["wordmark", "src/app/footer/footer.module.css"],
  ] as const;
  const names = classes.map(([local, file]) => name(local, file));
  expect(new Set(names).size).toBe(names.length);
  expect(names.join()).toMatch(/^([abce-z]{1,2},?)+$/);
  // Asked for in another order, by another build.
  const again = classNames("build");
  expect(classes.toReversed().map(([local, file]) => again(local, file))).toEqual(
    names.toReversed(),
  );
});
