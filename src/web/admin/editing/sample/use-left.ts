import { useQuery } from "@tanstack/react-query";
import { useMayUse } from "../../account/role.ts";
import { startQuery } from "../../start/state/start-api.ts";

/** Paths of the places that are still the sample; none before they are known, and for who does not set the site up. */
export function useLeft(): readonly string[] | undefined {
  const { data } = useQuery({ ...startQuery, enabled: useMayUse("site") });
  return data?.places.map(({ path }) => path);
}
