/**
 * Script of pages with boxes of a duty in a choice of two systems of units: a change converts what stands in the boxes, links take
 * it along, and the calculator opens in the same units. Without it the form sends the system that was chosen.
 */
const imperial = { flow: "gpm", temperature: "F", height: "ft" };
const metric = { flow: "m3h", temperature: "C", height: "m" };

const exact = document.querySelector<HTMLInputElement>("main [name=exact]");
const radios = [...document.querySelectorAll<HTMLInputElement>("[type=radio][name=as]")];
if (exact) start(exact);

function start(exact: HTMLInputElement): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>("main [data-scale]")];
  // The system and the values that the boxes were filled with.
  let [system = "", ...values] = exact.value.split("_");
  let shown = boxes.map(({ defaultValue }) => defaultValue);

  /** The scale in which a box was filled in: what was typed after the choice is in the new units. */
  function scaleTyped(box: HTMLInputElement, next: string): Scale {
    const { before = box.value } = box.dataset;
    const typedIn = box.value === before ? system : next;
    return typedIn === "imperial" ? scaleOf(box) : [1, 0];
  }

  function show(next: string): void {
    const isImperial = next === "imperial";
    shown = boxes.map((box, index) => {
      const scale = scaleOf(box);
      // As long as nobody types, the box stands for exactly what it was filled with.
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

  const key = document.querySelector<HTMLElement>("[data-unit-script]")?.dataset.kept ?? "";
  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "as") return;
    keep(key, target.value === "imperial" ? imperial : metric);
    show(target.value);
  });
  const checked = () => radios.find((radio) => radio.checked)?.value ?? system;
  // A choice has loaded this script, unless it was made before on another page.
  if (checked() !== system) keep(key, checked() === "imperial" ? imperial : metric);
  else if (isKept(recall(key)) && !/[?&](in|as)=/.test(location.search))
    for (const radio of radios) radio.checked = radio.value === "imperial";
  if (checked() !== system) show(checked());
}

function isKept({ flow, temperature }: Record<string, unknown>): boolean {
  return flow === imperial.flow && temperature === imperial.temperature;
}

/** Factor from the standard unit, and the figure of its zero. */
type Scale = readonly [factor: number, zero: number];

function scaleOf({ dataset }: HTMLElement): Scale {
  const [factor = 1, zero = 0] = (dataset.scale ?? "").split(" ").map(Number);
  return [factor, zero];
}

/** Converts a typed number to the standard unit; empty for a text that is no number. */
function standardText(text: string, [factor, zero]: Scale): string {
  const typed = Number(text.replaceAll(",", ""));
  return text.trim() === "" || Number.isNaN(typed) ? "" : String(round((typed - zero) / factor, 6));
}

/** The figure with the fewest decimals that stands for exactly this value, else one with a decimal: as the server writes it. */
function converted(value: number, [factor, zero]: Scale): string {
  const figure = value * factor + zero;
  const isExact = (shown: number) => round((shown - zero) / factor, 6) === round(value, 6);
  return String([0, 1, 2].map((decimals) => round(figure, decimals)).find(isExact) ?? round(figure, 1));
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

function withUnits(search: string, isImperial: boolean): string {
  const query = new URLSearchParams(search);
  if (isImperial) query.set("in", "gpm-F-ft");
  else query.delete("in");
  return String(query);
}

/** The choice that the calculator keeps; nothing where the browser refuses, or something else was written there. */
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
    // The choice lasts as long as the page.
  }
}
