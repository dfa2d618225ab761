/**
 * Menus are `<details>` and open without script. Script opens wide ones on hover, and closes them on Escape,
 * an outside click, or a followed link.
 */
export function startMenus(): void {
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

/** Delay before a menu opens, ms: the pointer crosses neighbouring menus on its way to a panel or out of the page. */
const enterDelayMs = 120;

/** Delay before a menu closes, ms: the pointer may leave its panel for a moment. */
const leaveDelayMs = 300;

/** A tap or a pen opens and closes a menu by the click alone. */
function openOnHover(menu: HTMLDetailsElement): void {
  let pending: ReturnType<typeof setTimeout> | undefined;
  const onMouse = (target: Element | null, type: string, react: (event: Event) => void) =>
    target?.addEventListener(type, (event) => {
      if ((event as PointerEvent).pointerType !== "mouse") return;
      clearTimeout(pending);
      react(event);
    });

  onMouse(menu, "pointerenter", () => {
    pending = setTimeout(() => {
      menu.open = true;
    }, enterDelayMs);
  });
  onMouse(menu, "pointerleave", () => {
    pending = setTimeout(() => {
      // A click leaves the focus on the summary; only keyboard users keep the menu open.
      if (!menu.querySelector(":focus-visible")) menu.open = false;
    }, leaveDelayMs);
  });
  // A click on the summary of a menu opened by hover would close it immediately.
  onMouse(menu.querySelector("summary"), "click", (event) => {
    event.preventDefault();
    menu.open = true;
  });
}
