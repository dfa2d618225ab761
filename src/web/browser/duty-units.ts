/**
 * Script of pages whose duty fields have a choice of unit system: a change converts the entered values, links
 * carry the choice, and the calculator opens in the same units. Without script the form submits the system
 * chosen.
 */
import { converted, round, type Scale, standardText } from "../series/units/box-conversion.ts";

const imperial = { flow: "gpm", temperature: "F", height: "ft" };
const metric = { flow: "m3h", temperature: "C", height: "m" };

const exact = document.querySelector<HTMLInputElement>("main [name=exact]");
const radios = [...document.querySelectorAll<HTMLInputElement>("[type=radio][name=as]")];
if (exact) start(exact);

function start(exact: HTMLInputElement): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>("main [data-scale]")];
  // Unit system and values that the fields were initially filled with.
  let [system = "", ...values] = exact.value.split("_");
  let shown = boxes.map(({ defaultValue }) => defaultValue);

  /** Scale in which a field was filled in: input after a change of units is in the new units. */
  function scaleTyped(box: HTMLInputElement, next: string): Scale {
    const { valueAtChange = box.value } = box.dataset;
    const typedIn = box.value === valueAtChange ? system : next;
    return typedIn === "imperial" ? scaleOf(box) : [1, 0];
  }

  function show(next: string): void {
    const isImperial = next === "imperial";
    shown = boxes.map((box, index) => {
      const scale = scaleOf(box);
      // Until the user edits the field, it keeps the exact initial value.
      if (box.value !== shown[index]) values[index] = standardText(box.value, scaleTyped(box, next));
      const value = values[index];
      if (value) box.value = isImperial ? converted(Number(value), scale) : String(round(Number(value), 2));
      return box.value;
    });
    system = next;
    exact.value = [system, ...values].join("_");
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      "main a[href*='product='], main a[href*='flow=']",
    ))
      link.search = withUnits(link.search, isImperial);
  }

  const key = document.querySelector<HTMLElement>("[data-unit-script]")?.dataset.storageKey ?? "";
  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "as") return;
    keep(key, target.value === "imperial" ? imperial : metric);
    show(target.value);
  });
  const checked = () => radios.find((radio) => radio.checked)?.value ?? system;
  // A change event has loaded this script, unless the choice was made on another page.
  if (checked() !== system) keep(key, checked() === "imperial" ? imperial : metric);
  else if (isImperialChoice(recall(key)) && !/[?&](in|as)=/.test(location.search))
    for (const radio of radios) radio.checked = radio.value === "imperial";
  if (checked() !== system) show(checked());
}

function isImperialChoice({ flow, temperature }: Record<string, unknown>): boolean {
  return flow === imperial.flow && temperature === imperial.temperature;
}

function scaleOf({ dataset }: HTMLElement): Scale {
  const [factor = 1, zero = 0] = (dataset.scale ?? "").split(" ").map(Number);
  return [factor, zero];
}

function withUnits(search: string, isImperial: boolean): string {
  const query = new URLSearchParams(search);
  if (isImperial) query.set("in", "gpm-F-ft");
  else query.delete("in");
  return String(query);
}

/** Unit choice stored by the calculator; empty if storage is blocked or holds something else. */
function recall(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function keep(key: string, units: Record<string, string>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...recall(key), ...units }));
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
}
