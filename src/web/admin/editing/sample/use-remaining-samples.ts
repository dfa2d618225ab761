import { useQuery } from "@tanstack/react-query";
import { useMayUse } from "../../account/role.ts";
import { startQuery } from "../../start/state/start-api.ts";

/** Returns the paths of unchanged sample fields; `undefined` while loading and for roles without access. */
export function useRemainingSamples(): readonly string[] | undefined {
  const { data } = useQuery({ ...startQuery, enabled: useMayUse("siteManagement") });
  return data?.places.map(({ path }) => path);
}
