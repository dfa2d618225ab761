import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { useRouteLoaderData } from "react-router";
import type { DocumentAssets } from "../context.ts";

/** The parts that `web/browser/islands.ts` can bring to the browser. */
export type IslandName = "calculator" | "gallery" | "inquiry" | "productRange";

/** When the browser takes an island over: once the page is painted, or when it is touched. */
export type HydrateWhen = "load" | "interaction";

interface IslandProps<Props extends object> {
  name: IslandName;
  /** The component that `web/browser/islands.ts` loads under this name. */
  part: ComponentType<Props>;
  /** Must survive JSON: they travel inside the page. */
  props: Props;
  when: HydrateWhen;
  /** Name of the component's module, without `.tsx`: its files are then fetched at once, not each when another asks for it. */
  module?: string;
}

/**
 * Renders a part on its own, so that the ids of `useId` do not depend on its place in the page and
 * `hydrateRoot` with the same prefix finds them again. The script that hydrates comes with the first island of a page.
 */
export function Island<Props extends object>({ name, part, props, when, module }: IslandProps<Props>) {
  const assets = useRouteLoaderData<{ assets: DocumentAssets }>("root")?.assets;
  const html = renderToString(createElement(part, props), { identifierPrefix: name });
  return (
    <div data-island={name} data-when={when} data-files={module && assets?.islands[module]?.join(" ")}>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: inlineJson(props) }} />
      {assets && <script async type="module" src={assets.islandScript} />}
      <div data-part dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

/** JSON that cannot end the script element it stands in. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
