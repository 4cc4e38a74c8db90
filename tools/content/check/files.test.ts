import { describe, expect, test } from "vitest";
import {
  found,
  largePhoto,
  lightFilm,
  problemsOf,
  sampleFiles,
  sampleFilms,
  samplePhotos,
  withBag,
  withFile,
  withPhoto,
} from "../../../tests/support/sample-content.ts";

const file = "bolsos/moon-bag/1.jpg";
const without = (name: string) => samplePhotos.filter((photo) => photo.file !== name);

describe("a photo of a bag", () => {
  test("has to be there, by its exact name", () => {
    expect(found(sampleFiles, without(file))).toEqual([
      "Moon Bag / Foto «1.jpg» / no está en content/bolsos/moon-bag",
    ]);
    const [problem, ...others] = problemsOf(sampleFiles, [
      ...without(file),
      largePhoto("bolsos/moon-bag/1.JPG"),
    ]);
    expect(others).toEqual([]);
    expect(problem?.advice).toContain("«1.JPG»");
    expect(problem).toMatchObject({ file: "content/bolsos/moon-bag/bolso.yaml", line: 6 });
  });

  test.each(["bolsos/1.jpg", "fotos/1.jpg", "1.jpg"])("that lies in %s is to be moved", (place) => {
    const [problem, ...others] = problemsOf(sampleFiles, [...without(file), largePhoto(place)]);
    // Above all, nobody says that the photo may be deleted.
    expect(others).toEqual([]);
    expect(problem?.advice).toMatch(
      /^Está en content(\/\w+)?: muévela a content\/bolsos\/moon-bag/,
    );
  });

  test("stands in the bag's own folder, where it gets its frame", () => {
    const photos = [{ file: "../../fotos/taller.jpg", alt: "De frente." }];
    const [problem] = problemsOf(withBag({ photos }));
    expect(problem?.found).toBe("no está en content/bolsos/moon-bag");
    expect(problem?.advice).toContain("muévela a content/bolsos/moon-bag y escribe «taller.jpg»");
  });

  test("has to be readable, and no HEIC", () => {
    expect(found(sampleFiles, withPhoto({ file, fault: "unreadable" }))).toEqual([
      "Moon Bag / Foto «1.jpg» / un archivo que no se puede leer",
    ]);
    const [heic] = problemsOf(sampleFiles, withPhoto({ file, fault: "heic" }));
    expect(heic?.found).toBe("una foto HEIC");
    expect(heic?.advice).toMatch(/El más compatible.*JPEG/);
  });

  test("may have an accent in its name, however the system spells it", () => {
    const photos = [{ file: "pequen\u0303a.jpg", alt: "Un bolso." }];
    const shop = withBag({ photos });
    const [first] = found(shop, withPhoto(largePhoto("bolsos/moon-bag/pequeña.jpg")));
    expect(first).toMatch(/^aviso: Carpeta content\/bolsos\/moon-bag/);
  });

  test("that is too small to look sharp is only pointed out", () => {
    expect(found(sampleFiles, withPhoto({ file, width: 640, height: 800 }))).toEqual([
      "aviso: Moon Bag / Foto «1.jpg» / una foto pequeña: 640 × 800 píxeles, ya recortada",
    ]);
  });

  test("that its entry does not name is not shown, and pointed out", () => {
    const added = withPhoto(largePhoto("bolsos/moon-bag/IMG_0007.JPG"));
    const [problem, ...others] = problemsOf(sampleFiles, added);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      where: "Carpeta content/bolsos/moon-bag",
      field: "foto «IMG_0007.JPG»",
      warning: true,
      advice: expect.stringContaining("content/bolsos/moon-bag/bolso.yaml"),
    });
  });
});

test.each([
  ["nosotros.yaml", "taller.jpg", "Sobre Nosotros / Foto"],
  ["portada.yaml", "ancha.jpg", "Portada y Novedades / Imagen fija del ordenador"],
  ["portada.yaml", "alta.jpg", "Portada y Novedades / Imagen fija del móvil"],
  ["portada.yaml", "novedades-ancha.jpg", "Portada y Novedades / Foto ancha"],
  ["portada.yaml", "novedades-movil.jpg", "Portada y Novedades / Foto para el móvil"],
  ["portada.yaml", "novedades-estrecha.jpg", "Portada y Novedades / Foto"],
])("%s has its %s", (_file, name, place) => {
  expect(found(sampleFiles, without(`fotos/${name}`))).toEqual([
    `${place} «fotos/${name}» / no está en content/fotos`,
  ]);
});

test("a photo that is written without its folder is found there", () => {
  const photo = { file: "taller.jpg", alt: "Taller." };
  expect(problemsOf(withFile("nosotros.yaml", { photo }))[0]?.advice).toBe(
    "Está en otra carpeta: escribe «fotos/taller.jpg».",
  );
});

test("no film is left out, and none is published with a log of the way", () => {
  const films = sampleFilms.map(lightFilm);
  expect(found(sampleFiles, samplePhotos, { films: films.slice(1) })).toEqual([
    "Portada y Novedades / Película del ordenador en MP4 «peliculas/ancha.mp4» / no está en content/peliculas",
  ]);
  const logged = films.map((film, i) => ({ ...film, dataTrack: i === 0 }));
  expect(found(sampleFiles, samplePhotos, { films: logged })).toEqual([
    "Portada y Novedades / Película del ordenador en MP4 «peliculas/ancha.mp4» / además de imagen y sonido, una pista de datos",
  ]);
});

test("a film that no host takes is refused, and one that weighs too much is pointed out", () => {
  const weighing = (bytes: number) =>
    problemsOf(sampleFiles, samplePhotos, {
      films: sampleFilms.map((film, i) => ({ ...lightFilm(film), ...(i === 0 && { bytes }) })),
    });
  expect(weighing(4_000_000)).toEqual([]);
  const heavy = weighing(6_240_000);
  expect(heavy).toMatchObject([
    {
      field: "Película del ordenador en MP4 «peliculas/ancha.mp4»",
      found: "una película de 6,3 MB",
      advice: expect.stringContaining("«Cambiar la película de la portada»"),
      warning: true,
    },
  ]);
  const [tooHeavy, ...others] = weighing(25_000_001);
  expect(others).toEqual([]);
  expect(tooHeavy).toMatchObject({
    found: "una película de 25,1 MB",
    advice: expect.stringContaining("como mucho 25 MB"),
  });
  expect(tooHeavy?.warning).toBeUndefined();
});

test("a film under the name of another kind is refused", () => {
  const mov = { file: "peliculas/ancha.mov", bytes: 1e6, dataTrack: false, format: "mp4" as const };
  const hero = {
    desktop: { still: "fotos/ancha.jpg", mp4: mov.file },
    mobile: { still: "fotos/alta.jpg" },
  };
  const shop = withFile("portada.yaml", { hero: { alt: "Dos bolsos.", ...hero } });
  expect(found(shop, undefined, { films: [mov] })).toEqual([
    "Portada y Novedades / Película del ordenador en MP4 «peliculas/ancha.mov» / una película que no se llama «.mp4»",
  ]);
});

test("what is no film, or one of the other format, is refused", () => {
  const [desktop = "", ...others] = sampleFilms;
  const foundWith = (format: "webm" | undefined) =>
    found(sampleFiles, samplePhotos, {
      films: [{ ...lightFilm(desktop), format }, ...others.map(lightFilm)],
    });
  const place = "Portada y Novedades / Película del ordenador en MP4 «peliculas/ancha.mp4»";
  expect(foundWith(undefined)).toEqual([
    `${place} / un archivo que no es una película, o al que le falta una parte`,
  ]);
  expect(foundWith("webm")).toEqual([`${place} / una película en WebM`]);
});
