import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "#domain/network.ts";

/** Code of the error about a name that does not stand for public addresses alone. */
export const notPublic = "ERR_NOT_PUBLIC";

/** Looks a name up, and refuses it when one of its addresses is not public: the checked address is the one that is called. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (failure, addresses) => {
    const [first] = addresses ?? [];
    if (failure || first === undefined) return done(failure ?? new Error("No address."), "", 0);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return done(Object.assign(new Error(`${hostname} is not public.`), { code: notPublic }), "", 0);
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });
};
