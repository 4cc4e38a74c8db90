import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type AppContent, ContentContext } from "../../content";
import { RouteLink } from "./route-link";

test("nothing links to a collection without bags", () => {
  const content = { catalogue: [{ collection: "essentials" }] } as unknown as AppContent;
  const links = (
    <ContentContext value={content}>
      <RouteLink to="novedades">Novedades</RouteLink>
      <RouteLink to="essentials">Essentials</RouteLink>
    </ContentContext>
  );
  expect(renderToStaticMarkup(links)).toBe('<a href="essentials/">Essentials</a>');
});
