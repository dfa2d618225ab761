import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startMenus } from "./menus.ts";

/** The part of a menu that the script uses. */
class Menu extends EventTarget {
  open = false;
  dataset = { menu: "hover" };
  summary = new EventTarget();
  contains(): boolean {
    return false;
  }
  querySelector(selector: string): EventTarget | null {
    return selector === "summary" ? this.summary : null;
  }
}

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function openMenu() {
  const menu = new Menu();
  vi.stubGlobal("document", { querySelectorAll: () => [menu], addEventListener: () => undefined });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  startMenus();
  const pointer = (type: string, pointerType = "mouse", target: EventTarget = menu) => {
    const event = Object.assign(new Event(type, { cancelable: true }), { pointerType });
    target.dispatchEvent(event);
    return event;
  };
  return { menu, pointer };
}

test("a pointer that crosses a menu does not open it, one that stays does", () => {
  const { menu, pointer } = openMenu();
  pointer("pointerenter");
  vi.advanceTimersByTime(100);
  pointer("pointerleave");
  vi.advanceTimersByTime(1_000);
  expect(menu.open).toBe(false);
  pointer("pointerenter");
  vi.advanceTimersByTime(120);
  expect(menu.open).toBe(true);
});

test("a menu stays open while the pointer leaves it for a moment", () => {
  const { menu, pointer } = openMenu();
  menu.open = true;
  pointer("pointerleave");
  vi.advanceTimersByTime(250);
  pointer("pointerenter");
  vi.advanceTimersByTime(1_000);
  expect(menu.open).toBe(true);
  pointer("pointerleave");
  vi.advanceTimersByTime(300);
  expect(menu.open).toBe(false);
});

test("a click of a mouse opens a menu at once and leaves an open one open; a tap is left to the browser", () => {
  const { menu, pointer } = openMenu();
  pointer("pointerenter");
  expect(pointer("click", "mouse", menu.summary).defaultPrevented).toBe(true);
  expect(menu.open).toBe(true);
  menu.open = false;
  pointer("pointerenter", "touch");
  vi.advanceTimersByTime(1_000);
  expect(menu.open).toBe(false);
  expect(pointer("click", "touch", menu.summary).defaultPrevented).toBe(false);
});
