import { formatArrival } from "../../lib/delivery";

/** Runs after the sentence about delivery, before the browser paints it: names the days of the visitor's calendar. */
const sentence = document.currentScript?.previousElementSibling as HTMLElement;
const { firstElementChild: duration, lastElementChild: unit } = sentence;
const { min, max } = sentence.dataset;
if (duration)
  duration.textContent = formatArrival({ min: Number(min), max: Number(max) }, new Date());
// The number of days has named the unit of what follows.
unit?.removeAttribute("hidden");
