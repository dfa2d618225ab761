import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { localizedTerms } from "#content/lookup/projects.ts";
import { gallery } from "#content/pages/gallery.ts";
import { aStoredProject } from "../../../../tests/support/builders.ts";
import { noFilter } from "../../project-list/filter-state.ts";
import { cardsPerStep } from "../data/list-parts.ts";
import { Results } from "./Results.tsx";

const data = {
  ...{ list: undefined, isLoading: false, isUpdating: false, isExtending: false, failure: undefined },
  ...{ retry: () => {}, stats: undefined, tags: [], related: undefined },
};

test.each([1, 3])("after %d steps of cards the link for more leads to the page after them", (steps) => {
  const cards = Array.from({ length: steps * cardsPerStep }, (_, id) => aStoredProject({ id: id + 1 }));
  const on = { onMore: () => {}, onChange: () => {}, onReset: () => {}, onRemoveTag: () => {} };
  const page = renderToString(
    <Results
      ref={createRef<HTMLElement>()}
      locale="ko"
      text={{ ...gallery.ko, andMode: "AND Mode" }}
      terms={localizedTerms("ko", undefined)}
      slugs={{}}
      galleryPath="/gallery"
      filter={noFilter}
      data={data}
      shown={{ cards, count: 500 }}
      steps={steps}
      {...on}
    />,
  );
  expect(/href="([^"#]*)[^"]*" rel="next"/.exec(page)?.[1]).toBe(`/gallery?page=${steps + 1}`);
});
