/**
 * Script of pages with boxes of a duty in a choice of two systems of units: a change converts what stands in the boxes, links take
 * it along, and the calculator opens in the same units. Without it the form sends the system that was chosen.
 */
const imperial = { flow: "gpm", temperature: "F", height: "ft" };
const metric = { flow: "m3h", temperature: "C", height: "m" };

// The script may arrive before the page is whole.
if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
else start();

function start(): void {
  const exact = document.querySelector<HTMLInputElement>("main [name=exact]");
  const radios = [...document.querySelectorAll<HTMLInputElement>("[type=radio][name=as]")];
  if (exact === null || radios.length === 0) return;
  const boxes = [...document.querySelectorAll<HTMLInputElement>("main [data-scale]")];
  const key = exact.dataset.kept ?? "";
  let shown = boxes.map(({ value }) => value);

  function show(isImperial: boolean): void {
    const values = exact?.value.split("_") ?? [];
    shown = boxes.map((box, index) => {
      const scale = scaleOf(box);
      // As long as nobody types, the box stands for exactly what it was filled with.
      if (box.value !== shown[index]) values[index] = standardText(box.value, isImperial ? [1, 0] : scale);
      const value = values[index];
      if (value) box.value = isImperial ? converted(Number(value), scale) : String(round(Number(value), 2));
      return box.value;
    });
    if (exact) exact.value = values.join("_");
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      "main a[href*='product='], main a[href*='flow=']",
    ))
      link.search = withUnits(link.search, isImperial);
  }

  for (const radio of radios)
    radio.addEventListener("change", () => {
      const isImperial = radio.value === "imperial";
      keep(key, isImperial ? imperial : metric);
      show(isImperial);
    });
  const kept = recall(key);
  const first = radios.find(({ value }) => value === "imperial");
  const isKept = kept.flow === imperial.flow && kept.temperature === imperial.temperature;
  if (first && !first.checked && isKept && !/[?&](in|as)=/.test(location.search)) {
    first.checked = true;
    show(true);
  }
}

/** Factor from the standard unit, and the figure of its zero. */
type Scale = readonly [factor: number, zero: number];

function scaleOf({ dataset }: HTMLElement): Scale {
  const [factor = 1, zero = 0] = (dataset.scale ?? "").split(" ").map(Number);
  return [factor, zero];
}

/** What was typed as a number in the standard unit; empty for what is none. */
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
