import { afterEach, expect, test, vi } from "vitest";
import { keepFocusNearby } from "./restore-focus.ts";

afterEach(() => vi.unstubAllGlobals());

/** An element with as much of the DOM as the focus needs. */
class FakeElement {
  parentElement: FakeElement | null = null;
  isConnected = true;
  readonly name: string;
  readonly parts: FakeElement[];
  constructor(name: string, parts: FakeElement[] = []) {
    this.name = name;
    this.parts = parts;
    for (const part of parts) part.parentElement = this;
  }
  get all(): FakeElement[] {
    return this.parts.flatMap((part) => [part, ...part.all]);
  }
  get root(): FakeElement {
    return this.parentElement?.root ?? this;
  }
  matches(selector: string): boolean {
    return selector.includes("button:enabled") && this.parts.length === 0;
  }
  querySelectorAll(selector: string): FakeElement[] {
    return this.all.filter((part) => part.matches(selector));
  }
  compareDocumentPosition(other: FakeElement): number {
    const { all } = this.root;
    return all.indexOf(other) > all.indexOf(this) ? 4 : 2;
  }
  focus(): void {
    vi.stubGlobal("document", { ...document, activeElement: this });
  }
  remove(): void {
    for (const part of [this, ...this.all]) part.isConnected = false;
    vi.stubGlobal("document", { ...document, activeElement: document.body });
  }
}

/** A dialog with a close button and a list of two entries of two buttons. */
function openDialog() {
  const entries = ["first", "second"].map(
    (name) =>
      new FakeElement(name, [new FakeElement(`keep the ${name}`), new FakeElement(`drop the ${name}`)]),
  );
  const list = new FakeElement("list", entries);
  const body = new FakeElement("body", [new FakeElement("dialog", [new FakeElement("close"), list])]);
  const frames: (() => void)[] = [];
  vi.stubGlobal("document", { body, documentElement: new FakeElement("html", [body]), activeElement: body });
  vi.stubGlobal("HTMLElement", FakeElement);
  vi.stubGlobal("Node", { DOCUMENT_POSITION_FOLLOWING: 4 });
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  return {
    entries,
    list,
    focused: () => (document.activeElement as unknown as FakeElement).name,
    drawFrame: () => frames.shift()?.(),
  };
}

test("the focus of a removed entry goes to the next one, from the last to the one before, and from the list to the dialog", () => {
  for (const [removed, expected] of [
    [0, "keep the second"],
    [1, "drop the first"],
    ["list", "close"],
  ] as const) {
    const { entries, list, focused, drawFrame } = openDialog();
    entries[removed === "list" ? 0 : removed]?.parts[0]?.focus();
    keepFocusNearby();
    drawFrame();
    (removed === "list" ? list : entries[removed])?.remove();
    drawFrame();
    expect(focused()).toBe(expected);
  }
});

test("a focus that is not lost stays", () => {
  const { entries, focused, drawFrame } = openDialog();
  entries[0]?.parts[0]?.focus();
  keepFocusNearby();
  entries[1]?.parts[1]?.focus();
  drawFrame();
  expect(focused()).toBe("drop the second");
});
