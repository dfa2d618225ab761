/**
 * Script of the acceptance test's page: shows fields and figures in the visitor's units, and submits them
 * in the contract's units, so that addresses, the API and the file use a single set of units.
 */

import type { BoxScales, TestMeasure, TestUnits } from "#content/figures/test-units.ts";
import { typedNumber } from "#engine/inputs/typed-number.ts";
import { clearDraft, draftAt, keepDraft } from "./test-draft.ts";

interface Settings {
  /** Key of localStorage that holds each choice. */
  storageKeys: Record<keyof TestUnits, string>;
  scales: BoxScales;
}

type Units = Record<string, string>;

start();

function start(): void {
  const host = document.querySelector<HTMLElement>("[data-units]");
  const form = document.querySelector<HTMLFormElement>("main form");
  if (host?.dataset.units === undefined || form === null) return;
  const { storageKeys, scales }: Settings = JSON.parse(host.dataset.units);
  const standard = pressed(host);
  const boxes = [...form.querySelectorAll<HTMLInputElement>("[data-measure]")].map((box) =>
    measuredBox(box, scales),
  );
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-pdf]")].map((link) => ({
    link,
    href: link.href,
  }));
  let units: Units = standard;

  function show(next: Units): void {
    for (const box of boxes) box.show(units, next);
    units = next;
    for (const part of document.querySelectorAll<HTMLElement>("[data-unit-choice]"))
      part.hidden = !isChosen(part.dataset.unitChoice, units);
    for (const button of host?.querySelectorAll<HTMLElement>("[data-pick]") ?? [])
      button.setAttribute("aria-pressed", String(isChosen(button.dataset.pick, units)));
    const others = Object.entries(units).filter(([choice, unit]) => unit !== standard[choice]);
    const query = others.map(([choice, unit]) => `&${choice}Unit=${unit}`).join("");
    for (const { link, href } of links) link.href = href + query;
  }

  /** Units chosen here or at the calculator, limited to those that exist here. */
  function remembered(): Units {
    const found = { ...standard };
    for (const { choice, in: known } of Object.values(scales)) {
      const unit = String(recall(storageKeys[choice])[choice]);
      if (Object.hasOwn(known, unit)) found[choice] = unit;
    }
    return found;
  }

  host.addEventListener("click", ({ target }) => {
    const [choice, unit] = splitPick(target);
    if (choice === undefined || unit === undefined) return;
    keep(storageKeys[choice as keyof TestUnits], { [choice]: unit });
    show({ ...units, [choice]: unit });
  });
  // Another tab has changed the choice, or the page is restored from the back/forward cache.
  for (const event of ["storage", "pageshow"]) addEventListener(event, () => show(remembered()));
  form.addEventListener("formdata", ({ formData }) => {
    for (const box of boxes) formData.set(box.name, box.sent(units));
  });
  // Restored in the contract's units before the display is converted.
  restore(form, boxes);
  show(remembered());
  form.addEventListener("input", () => keepDraft(location.search, new FormData(form)));
  form.querySelector("[data-clear]")?.addEventListener("click", clearDraft);
}

/** Fills the form with the entries typed at this address before. */
function restore(form: HTMLFormElement, boxes: readonly ReturnType<typeof measuredBox>[]): void {
  for (const [name, value] of Object.entries(draftAt(location.search))) {
    const entry = form.elements.namedItem(name);
    if (typeof value !== "string") continue;
    if (entry instanceof HTMLInputElement || entry instanceof HTMLSelectElement) entry.value = value;
    // Text from the server is newer: that of the address, or that of a file that was sent.
    if (entry instanceof HTMLTextAreaElement && entry.defaultValue === "") entry.value = value;
    boxes.find((box) => box.name === name)?.put(value);
  }
}

/** Field with its initial text from the server, in the contract's unit. */
function measuredBox(box: HTMLInputElement, scales: BoxScales) {
  const { choice, in: units } = scales[box.dataset.measure as TestMeasure];
  // Until the user edits the field, it keeps exactly this value, in whichever unit it is displayed.
  let given = { shown: box.defaultValue, sent: box.defaultValue };

  function sent(now: Units): string {
    const scale = units[now[choice] ?? ""];
    const typed = typedNumber(box.value);
    if (box.value === given.shown) return given.sent;
    if (scale === undefined || typed === undefined) return box.value;
    return isContract(scale) ? box.value : String(Number(((typed - scale.zero) / scale.factor).toFixed(6)));
  }

  function show(now: Units, next: Units): void {
    if (now[choice] === next[choice]) return;
    const exact = sent(now);
    const scale = units[next[choice] ?? ""];
    const value = typedNumber(exact);
    box.value =
      scale === undefined || value === undefined || isContract(scale)
        ? exact
        : String(Number((value * scale.factor + scale.zero).toFixed(scale.decimals)));
    given = { shown: box.value, sent: exact };
  }

  /** @param text in the contract's unit, which must be the displayed one at this time */
  function put(text: string): void {
    given = { shown: text, sent: text };
  }

  return { name: box.name, sent, show, put };
}

function isContract({ factor, zero }: { factor: number; zero: number }): boolean {
  return factor === 1 && zero === 0;
}

/** Returns true when "flow gpm" is among the chosen units. */
function isChosen(choiceOfPart: string | undefined, units: Units): boolean {
  const [choice = "", unit] = choiceOfPart?.split(" ") ?? [];
  return units[choice] === unit;
}

function pressed(host: HTMLElement): Units {
  const picks = [...host.querySelectorAll("[data-pick][aria-pressed=true]")].map(splitPick);
  return Object.fromEntries(picks);
}

function splitPick(target: EventTarget | null): string[] {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-pick]") : null;
  return button?.dataset.pick?.split(" ") ?? [];
}

/** Stored value of a key; empty if storage is blocked or has none. */
function recall(key: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(localStorage.getItem(key) ?? "null") };
  } catch {
    return {};
  }
}

function keep(key: string, part: Units): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...recall(key), ...part }));
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
}
