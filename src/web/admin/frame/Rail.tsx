import { admin } from "#content/admin/admin.ts";
import { FirstStepsNotice } from "../notices/FirstStepsNotice.tsx";
import { NotPublicNotice } from "../notices/NotPublicNotice.tsx";
import { DestinationLink } from "./DestinationLink.tsx";
import type { useDestinations } from "./use-destinations.ts";

/** Navigation of wide screens, with the site's health below. */
export function Rail({ pages, isHere, isSecondFactorMissing }: ReturnType<typeof useDestinations>) {
  return (
    <section
      aria-label={admin.area}
      className="sticky top-12 flex h-[calc(100dvh-3rem)] w-52 shrink-0 flex-col gap-3 self-start overflow-y-auto border-line border-r bg-white p-3 max-lg:hidden"
    >
      <nav aria-label={admin.navigation.label}>
        <ul className="grid gap-0.5">
          {pages.map((page) => (
            <li
              key={page}
              className={page === "administrators" ? "mt-2 border-line border-t pt-2" : undefined}
            >
              <DestinationLink
                {...{ page, isSecondFactorMissing }}
                isHere={isHere(page)}
                markClass="ml-auto"
                className="min-h-9 gap-2.5 rounded-button px-2.5 py-1.5 font-medium text-note text-slate leading-tight hover:bg-mist hover:text-ink aria-[current]:bg-action-soft aria-[current]:font-semibold aria-[current]:text-action"
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-2">
        <FirstStepsNotice />
        <NotPublicNotice />
      </div>
    </section>
  );
}
