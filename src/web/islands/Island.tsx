import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { useRouteLoaderData } from "react-router";
import type { DocumentAssets } from "../context.ts";

/** Components that `web/browser/islands.ts` can load. */
export type IslandName = "calculator" | "gallery" | "inquiry" | "productRange";

/**
 * Time of an island's hydration. `load`: after the first paint. `interaction`: at the first interaction. `interaction-if-plain`: on a
 * plain visit like `interaction`, but with the script preloaded; on any other visit like `load`. A visit is not plain if its address
 * has a query, or after a reload or history navigation.
 */
export type HydrateWhen = "load" | "interaction" | "interaction-if-plain";

interface IslandProps<Props extends object> {
  name: IslandName;
  part: ComponentType<Props>;
  /** Must be serialisable as JSON: props are embedded in the page. */
  props: Props;
  when: HydrateWhen;
  /** Name of the component's module, without `.tsx`: its chunks are preloaded in parallel. */
  module?: string;
}

/**
 * Renders a component as a separate React root, so that ids of `useId` do not depend on its position in the
 * page and match at `hydrateRoot` with the same prefix. The first island of a page adds the hydration script.
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

/** JSON that cannot close its script element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
