import type { industrial } from "#content/pages/industrial.ts";
import type { Locale } from "#domain/locale.ts";
import { Picture } from "../pictures/Picture.tsx";
import { Points } from "../ui/Points.tsx";
import { Quantity } from "../ui/Quantity.tsx";
import { TermList } from "../ui/TermList.tsx";

interface ModularProps {
  text: (typeof industrial)[Locale]["modular"];
}

export function Modular({ text }: ModularProps) {
  const { claim } = text;
  return (
    <section id="modular" className="-scroll-mt-7 lg:-scroll-mt-3 on-dark section-space bg-ink text-white">
      <div className="page-width">
        <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2 print:grid-cols-2">
          <div>
            <h2 className="heading-2">{text.title}</h2>
            <p className="mt-4 max-w-[32em] text-moon">{text.lead}</p>
            {claim.show && (
              <>
                <p className="figures mt-10 font-bold text-monument leading-none tracking-[-0.045em]">
                  <Quantity text={claim.value} />
                </p>
                <p className="mt-3 font-semibold text-xl">{claim.label}</p>
                <p className="mt-2 max-w-[34em] text-moon-dim text-compact leading-relaxed">{claim.note}</p>
              </>
            )}
          </div>
          <Picture
            picture={text.picture}
            alt={text.alt}
            sizes="(min-width: 1280px) 570px, (min-width: 1024px) 46vw, calc(100vw - 40px)"
            className="aspect-4/3 w-full rounded-card object-cover"
          />
        </div>
        <div className="mt-14 empty:hidden lg:mt-20">
          <Points items={text.steps} columns={3} numbered dark />
        </div>
        <div className="mt-12 empty:hidden lg:mt-16">
          <TermList items={text.points} dark />
        </div>
      </div>
    </section>
  );
}
