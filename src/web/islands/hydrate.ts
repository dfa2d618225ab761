import type { ComponentType } from "react";
import type { IslandName } from "./Island.tsx";

/** Loaders of the parts. Their props are in the page. */
export type IslandParts = Record<IslandName, () => Promise<{ default: unknown }>>;

/** Takes over every island of the page at the moment that its `data-when` asks for. */
export function hydrateIslands(parts: IslandParts): void {
  for (const host of document.querySelectorAll<HTMLElement>("[data-island]")) schedule(host, parts);
}

function schedule(host: HTMLElement, parts: IslandParts): void {
  const once = onlyOnce(() => void hydrate(host, parts));
  if (host.dataset.when !== "interaction") {
    afterFirstPaint(once);
    return;
  }
  // The focus may have come while this script was on its way.
  if (hasDraft(host) || host.matches(":focus-within")) once();
  for (const event of ["pointerover", "focusin", "touchstart"]) {
    host.addEventListener(event, once, { once: true, passive: true });
  }
}

/** Readable content comes first: scripts would share the line with the style sheet. */
function afterFirstPaint(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

/** Returns true when its form was left unfinished before a reload: then it shows the entries at once. */
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
  // Buttons that are pressed while their script is on its way would do nothing: they are pressed once more when it has come.
  const pressed: (HTMLElement | null)[] = [];
  part.onclick = ({ target }) =>
    pressed.push((target as Element).closest<HTMLElement>("button[type=button]"));
  // The same holds for the button of a form that is submitted meanwhile. Where the script cannot be fetched, the browser submits the form.
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
  for (const file of host.dataset.files?.split(" ") ?? []) fetchAhead(file);
  const props = JSON.parse(host.querySelector("script")?.textContent ?? "{}");
  const [module, { createElement, startTransition }, { hydrateRoot }] = await patiently(
    () => Promise.all([parts[name](), import("react"), import("react-dom/client")]),
    submitWithoutScript,
  );
  // The server rendered this very part with these very props; the page carries them as JSON.
  const component = module.default as ComponentType;
  // In small steps, so that a slow phone goes on scrolling meanwhile.
  startTransition(() => {
    hydrateRoot(part, createElement(component, props), { identifierPrefix: name });
  });
  part.onclick = null;
  part.onsubmit = null;
  for (const button of pressed) {
    button?.click();
    // The next one is pressed in what this one has made of the part.
    await null;
  }
  host.dataset.hydrated = "";
}

/**
 * A connection that is lost for a moment must not leave a page whose buttons do nothing: what did not come is asked for
 * again, more and more rarely.
 */
function patiently<Loaded>(
  load: () => Promise<Loaded>,
  onFailure: () => void,
  waitMs = 1_000,
): Promise<Loaded> {
  const wait = () => new Promise((resolve) => setTimeout(resolve, waitMs));
  return load().catch(() => {
    onFailure();
    return wait().then(() => patiently(load, onFailure, 4 * waitMs));
  });
}

/** All files of an island at once, instead of each when another names it. */
function fetchAhead(file: string): void {
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel: "modulepreload", href: file }));
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
