import { renderToString } from "react-dom/server";
import { App } from "./app/app";
import type { Route } from "./app/routing/routes";
import { type AppContent, ContentContext } from "./content";
import "./styles/base.css";

export { buildTitle, getFirstPicture } from "./app/screens/screens";

/** Renders a screen to HTML that entry-client.tsx hydrates. */
export const renderScreen = (content: AppContent, route: Route): string =>
  renderToString(
    <ContentContext value={content}>
      <App initialRoute={route} />
    </ContentContext>,
  );
