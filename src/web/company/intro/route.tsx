import { CallToAction } from "../../page/CallToAction.tsx";
import { Page } from "../../page/Page.tsx";
import { metaOfPage, pageData } from "../../page/page-data.ts";
import { AddedBlocks } from "../../page-record/built-in/AddedBlocks.tsx";
import type { Route } from "./+types/route";
import { CoreValues } from "./CoreValues.tsx";
import { Greeting } from "./Greeting.tsx";
import { VisionAndMission } from "./VisionAndMission.tsx";

export const loader = (args: Route.LoaderArgs) => pageData(args, { page: "intro", type: "AboutPage" });

export const meta = metaOfPage;

export default function Intro({ loaderData: { text, page } }: Route.ComponentProps) {
  return (
    <Page
      page={page}
      opening={{ picture: text.greeting.picture, alt: text.greeting.alt, position: "object-[50%_85%]" }}
    >
      <Greeting text={text.greeting} />
      {text.sections.vision && <VisionAndMission vision={text.vision} mission={text.mission} />}
      {text.sections.values && <CoreValues text={text.values} />}
      <AddedBlocks page={page} />
      <CallToAction page={page} />
    </Page>
  );
}
