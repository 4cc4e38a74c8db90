/** What the issue is called that stands open while the shop cannot be published (.ci/notify). */
export const ISSUE_TITLE = "La tienda no se ha podido publicar";
