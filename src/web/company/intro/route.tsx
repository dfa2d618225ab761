import type { intro } from "#content/pages/intro.ts";
import type { Locale } from "#domain/locale.ts";
import { AddedBlocks } from "../../own-pages/built-in/AddedBlocks.tsx";
import { CallToAction } from "../../page/CallToAction.tsx";
import { Page } from "../../page/Page.tsx";
import { metaOfPage, pageData } from "../../page/page-data.ts";
import type { Route } from "./+types/route";
import { CoreValues } from "./CoreValues.tsx";
import { VisionAndMission } from "./VisionAndMission.tsx";

export const loader = (args: Route.LoaderArgs) => pageData(args, { page: "intro", type: "AboutPage" });

export const meta = metaOfPage;

export default function Intro({ loaderData: { text, page } }: Route.ComponentProps) {
  return (
    <Page
      page={page}
      headerPicture={{ picture: text.greeting.picture, alt: text.greeting.alt, position: "object-[50%_85%]" }}
    >
      <Greeting text={text.greeting} />
      {text.sections.vision && <VisionAndMission vision={text.vision} mission={text.mission} />}
      {text.sections.values && <CoreValues text={text.values} />}
      <AddedBlocks page={page} />
      <CallToAction page={page} />
    </Page>
  );
}

function Greeting({ text }: { text: (typeof intro)[Locale]["greeting"] }) {
  const [opening, ...paragraphs] = text.paragraphs;
  return (
    <section className="section-space">
      <div className="page-width grid gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr]">
        <h2 className="heading-2">{text.title}</h2>
        <div className="max-w-[40em]">
          <p className="font-semibold text-statement text-navy leading-snug">{opening}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-slate lg:text-lg lg:leading-[1.8]">
              {paragraph}
            </p>
          ))}
          <p className="mt-9 border-line border-t pt-5 font-semibold">{text.signature}</p>
        </div>
      </div>
    </section>
  );
}
