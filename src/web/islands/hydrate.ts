import type { ComponentType } from "react";
import type { IslandName } from "./Island.tsx";

/** Loaders of the components; their props are embedded in the page. */
export type IslandParts = Record<IslandName, () => Promise<{ default: unknown }>>;

/** Hydrates every island of the page at the time set by `data-when`. */
export function hydrateIslands(parts: IslandParts): void {
  for (const host of document.querySelectorAll<HTMLElement>("[data-island]")) schedule(host, parts);
}

function schedule(host: HTMLElement, parts: IslandParts): void {
  const once = onlyOnce(() => void hydrate(host, parts));
  const { when } = host.dataset;
  if (when === "load" || (when === "interaction-if-plain" && !isPlainVisit())) {
    afterFirstPaint(once);
    return;
  }
  if (when === "interaction-if-plain") afterFirstPaint(() => preload(host));
  // The focus may have moved here before this script loaded.
  if (hasDraft(host) || host.matches(":focus-within")) once();
  // A click without a pointer, such as one by voice, is the first event; hydration replays it.
  for (const event of ["pointerover", "focusin", "touchstart", "click"]) {
    host.addEventListener(event, once, { once: true, passive: true, capture: true });
  }
}

/** Returns false for an address with a query, and after a reload or history navigation. */
function isPlainVisit(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return location.search === "" && entry?.type === "navigate";
}

/** Content is painted first: scripts would compete with the style sheet for bandwidth. */
function afterFirstPaint(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

/** Returns true if its form was left unfinished before a reload: it then shows the draft immediately. */
function hasDraft(host: HTMLElement): boolean {
  try {
    return sessionStorage.getItem(`draft:${host.dataset.island}`) !== null;
  } catch {
    return false;
  }
}

async function hydrate(host: HTMLElement, parts: IslandParts): Promise<void> {
  const name = host.dataset.island;
  const part = host.querySelector<HTMLElement>("[data-part]");
  if (!isPart(name, parts) || part === null) return;
  // Buttons clicked before hydration have no handler: their clicks are replayed afterwards.
  const pressed: (HTMLElement | null)[] = [];
  part.onclick = ({ target }) =>
    pressed.push((target as Element).closest<HTMLElement>("button[type=button]"));
  // The same applies to a form submitted before hydration; if the script fails to load, the browser submits
  // the form.
  let submitted: HTMLFormElement | undefined;
  part.onsubmit = (event) => {
    event.preventDefault();
    submitted = event.target as HTMLFormElement;
    pressed.push(event.submitter);
  };
  const submitWithoutScript = () => {
    if (!navigator.onLine) return;
    part.onsubmit = null;
    submitted?.submit();
    pressed.length = 0;
  };
  preload(host);
  const props = JSON.parse(host.querySelector("script")?.textContent ?? "{}");
  const [module, { createElement, startTransition }, { hydrateRoot }] = await retried(
    () => Promise.all([parts[name](), import("react"), import("react-dom/client")]),
    submitWithoutScript,
  );
  // The server rendered this component with these props, which the page contains as JSON.
  const component = module.default as ComponentType;
  // Hydrated in short tasks, so that scrolling stays smooth on a slow phone.
  startTransition(() => {
    hydrateRoot(part, createElement(component, props), { identifierPrefix: name });
  });
  part.onclick = null;
  part.onsubmit = null;
  for (const button of pressed) {
    button?.click();
    // Each replayed click sees the result of the one before.
    await null;
  }
  host.dataset.hydrated = "";
}

/**
 * Retries a failed import with growing delays: after a short network failure the page must not stay without
 * handlers.
 */
function retried<Loaded>(
  load: () => Promise<Loaded>,
  onFailure: () => void,
  waitMs = 1_000,
): Promise<Loaded> {
  const wait = () => new Promise((resolve) => setTimeout(resolve, waitMs));
  return load().catch(() => {
    onFailure();
    return wait().then(() => retried(load, onFailure, 4 * waitMs));
  });
}

/** Preloads all chunks of an island in parallel instead of one after the other. */
function preload(host: HTMLElement): void {
  for (const href of host.dataset.files?.split(" ") ?? []) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", href }));
  }
}

function onlyOnce(act: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
}

function isPart(name: string | undefined, parts: IslandParts): name is IslandName {
  return name !== undefined && Object.hasOwn(parts, name);
}
