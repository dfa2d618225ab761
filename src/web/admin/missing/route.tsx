import { data } from "react-router";
import { missingWords } from "#content/problems/missing-screens.ts";
import { pageTitle } from "../page-title.ts";
import { type MissingFrom, MissingScreen } from "../screen/MissingScreen.tsx";
import type { Route } from "./+types/route";

export const loader = () => data(null, { status: 404 });

export const meta = () => pageTitle(missingWords.home.title);

/** Addresses of the administration that have no screen. */
export default function MissingRoute({ params }: Route.ComponentProps) {
  const [list = "", ...rest] = params["*"].split("/");
  const from = isList(list) ? list : "home";
  return <MissingScreen from={from} asked={from === "home" ? params["*"] : rest.join("/")} />;
}

function isList(segment: string): segment is MissingFrom {
  return Object.hasOwn(missingWords, segment);
}
