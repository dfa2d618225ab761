import { useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { phoneSheet } from "../../ui/fields/tool-class.ts";
import { Ellipsis } from "../../ui/icons/admin-icons.ts";
import { FirstStepsNotice } from "../notices/FirstStepsNotice.tsx";
import { NotPublicNotice } from "../notices/NotPublicNotice.tsx";
import { DestinationLink, Reminder } from "./DestinationLink.tsx";
import { forPhone } from "./destinations.ts";
import type { useDestinations } from "./use-destinations.ts";

const mark = "absolute top-1.5 left-[calc(50%+0.5rem)]";
const place =
  "relative min-h-14 w-full flex-col justify-center gap-1 px-1 py-1.5 text-center text-fine leading-tight text-muted aria-[current]:font-semibold aria-[current]:text-action";

/** Navigation of narrow screens: four slots at the bottom, the last of which opens the other screens. */
export function PhoneBar({ pages, isHere, isSecondFactorMissing }: ReturnType<typeof useDestinations>) {
  const panelId = useId();
  const panel = usePanelOfLinks();
  const { inBar, others } = forPhone(pages);
  const isAmongOthers = others.some(isHere);
  return (
    <nav
      data-phone-bar
      aria-label={admin.navigation.label}
      className="inset-x-0 bottom-0 z-30 border-line border-t bg-white lg:hidden print:hidden"
    >
      <ul className="flex [&>li]:min-w-0 [&>li]:flex-1">
        {inBar.map((page) => (
          <li key={page}>
            <DestinationLink
              {...{ page, isSecondFactorMissing }}
              isHere={isHere(page)}
              markClass={mark}
              className={place}
            />
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <button
              type="button"
              popoverTarget={panelId}
              {...(isAmongOthers ? { "aria-current": "true" as const } : {})}
              className={`flex items-center ${place}`}
            >
              <Ellipsis className="size-4.5" />
              {admin.navigation.more}
              {isSecondFactorMissing && others.includes("account") && (
                <span className={`flex ${mark}`}>
                  <Reminder />
                </span>
              )}
            </button>
            <div ref={panel} id={panelId} popover="auto" className={phoneSheet}>
              <ul>
                {others.map((page) => (
                  <li key={page}>
                    <DestinationLink
                      {...{ page, isSecondFactorMissing }}
                      isHere={isHere(page)}
                      markClass="ml-auto"
                      className="min-h-11 gap-3 rounded-button px-3 font-medium hover:bg-mist aria-[current]:bg-action-soft aria-[current]:text-action"
                    />
                  </li>
                ))}
              </ul>
              <div className="grid gap-2 not-empty:mt-3">
                <FirstStepsNotice />
                <NotPublicNotice />
              </div>
            </div>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Closes the panel after one of its links was followed; the focus moves to the screen. */
function usePanelOfLinks() {
  const { key } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own
  useEffect(() => {
    if (!panel.current?.matches(":popover-open")) return;
    panel.current.hidePopover();
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [key]);
  return panel;
}
