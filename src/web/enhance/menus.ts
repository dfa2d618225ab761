/**
 * Menus are `<details>` and open without script. Script opens wide ones on hover, and closes them on Escape,
 * an outside click, or a followed link.
 */
export function closeMenus(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>("details[data-menu]")];
  const closeAll = (except?: Node | null) => {
    for (const menu of menus) if (!except || !menu.contains(except)) menu.open = false;
  };

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const open = menus.find((menu) => menu.open && menu.contains(document.activeElement));
    closeAll();
    open?.querySelector("summary")?.focus();
  });
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    closeAll(target.closest("a") ? null : target);
  });
  document.addEventListener("focusin", (event) => closeAll(event.target as Node));
  if (matchMedia("(hover: hover)").matches)
    menus.filter((menu) => menu.dataset.menu === "hover").forEach(openOnHover);
}

/** Delay before a menu closes after the pointer has left, ms: long enough to cross the gap diagonally. */
const leaveDelayMs = 150;

function openOnHover(menu: HTMLDetailsElement): void {
  let leaving = 0;
  menu.addEventListener("pointerenter", () => {
    clearTimeout(leaving);
    menu.open = true;
  });
  menu.addEventListener("pointerleave", () => {
    leaving = window.setTimeout(() => {
      // A click leaves the focus on the summary; only keyboard users keep the menu open.
      if (!menu.querySelector(":focus-visible")) menu.open = false;
    }, leaveDelayMs);
  });
  // A click on the summary of a menu opened by hover would close it immediately.
  menu.querySelector("summary")?.addEventListener("click", (event) => {
    if ((event as PointerEvent).pointerType === "mouse") event.preventDefault();
  });
}
