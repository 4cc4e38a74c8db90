import { expect, test } from "vitest";
import {
  computeGitBlobId,
  exampleBagFiles,
  exampleFiles,
} from "../../tests/support/example-shop.ts";
import { isExamplePhoto } from "./example-shop.ts";

test.each(exampleBagFiles)("%s is recognized by its first photos", (bagFile) => {
  for (const name of ["1.jpg", "2.jpg"]) {
    const photo = exampleFiles[bagFile.replace("bolso.yaml", name)] as Buffer;
    expect(isExamplePhoto(computeGitBlobId(photo))).toBe(true);
  }
});
