import { collections } from "../../lib/collections.ts";
import { buildPagePath, buildRouteHash, menuRoutes } from "../../src/app/routing/routes.ts";
import { exampleBagFiles, exampleFiles } from "./example-shop.ts";

/** Home's title in the example. */
const HOME_TITLE = "Bolsos de crochet, hechos a mano en Barcelona";

const exampleBags = exampleBagFiles.map((file) => String(exampleFiles[file]));

/** The menu leaves out a collection without bags. */
const filledRoutes = menuRoutes.filter(
  (route) =>
    route === "home" ||
    exampleBags.some((text) => text.includes(`\ncategory: ${collections[route].category}\n`)),
);

/** The screens that the menu leads to, in its order, as the example shows them. */
export const MENU_SCREENS = filledRoutes.map((route) => {
  const name = route === "home" ? "Inicio" : collections[route].name;
  return {
    route,
    /** The text of its links. */
    name,
    hash: buildRouteHash(route),
    /** The path of its page, below the shop's address. */
    path: buildPagePath(route).replace("./", ""),
    heading: route === "home" ? HOME_TITLE : name,
    /** The page's title. */
    title: route === "home" ? `ovillo · ${HOME_TITLE}` : `${name} · ovillo`,
  };
});

/** Another address: its screen is the not-found page. */
export const NOT_FOUND_SCREEN = {
  hash: "#/no-existe",
  heading: "Página no encontrada",
  title: "Página no encontrada · ovillo",
};

export const ALL_SCREENS = [...MENU_SCREENS, NOT_FOUND_SCREEN];
