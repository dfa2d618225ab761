/**
 * Shows one panel of every `[data-tabs]` at a time, by click and by the arrow, Home and End keys. Without
 * script the tab list is hidden and all panels are shown.
 */
export function startTabs(): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-tabs]")) startTabRow(root);
}

function startTabRow(root: HTMLElement): void {
  const tabs = [...root.querySelectorAll<HTMLElement>("[role=tab]")];
  const select = (selected: HTMLElement) => {
    for (const tab of tabs) show(tab, tab === selected);
  };
  tabs.forEach((tab, index) => {
    tab.addEventListener("click", () => select(tab));
    tab.addEventListener("keydown", (event) => {
      const next = tabs.at(targets(index, tabs.length)[event.key] ?? index);
      if (!next || next === tab) return;
      event.preventDefault();
      select(next);
      next.focus();
    });
  });
  const first = tabs.find((tab) => tab.ariaSelected === "true");
  if (first) select(first);
}

/** Index of the tab that each key selects; -1 is the last one. */
function targets(index: number, count: number): Partial<Record<string, number>> {
  return { ArrowRight: (index + 1) % count, ArrowLeft: index - 1, Home: 0, End: -1 };
}

function show(tab: HTMLElement, selected: boolean): void {
  tab.ariaSelected = String(selected);
  tab.tabIndex = selected ? 0 : -1;
  const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
  if (panel === null) return;
  // Until now CSS has hidden all panels but the first when scripting is enabled.
  panel.classList.remove("no-script-only");
  panel.hidden = !selected;
  if (!selected) stopFilms(panel);
}

/** An embedded player cannot be paused from outside, so its link replaces it again. */
function stopFilms(panel: HTMLElement): void {
  for (const film of panel.querySelectorAll("video")) film.pause();
  for (const player of panel.querySelectorAll("iframe")) {
    player.previousElementSibling?.removeAttribute("hidden");
    player.remove();
  }
}
