/**
 * The script at the end of the page. It fetches the app once the picture that is seen first has been
 * painted: the page is complete without the app, and on a slow line the two would halve each other's
 * speed (docs/decisions/007).
 */
const start = () =>
  document.body.append((document.getElementById("app") as HTMLTemplateElement).content);

// A tenth of a second from the picture's frame to the screen, in which nothing takes its processor.
const painted = () => requestAnimationFrame(() => setTimeout(start, 100));

// The page of a bag is shown from that bag on (build/pages.ts).
const bag = document.querySelectorAll("article")[Number(document.documentElement.dataset.bag)];
const picture = (bag ?? document).querySelector<HTMLImageElement>("#root img");
// A picture that cannot be had is not waited for; nor, for ever, is one that never answers.
if (picture) picture.decode().then(painted, painted);
else painted();
setTimeout(start, 5000);
