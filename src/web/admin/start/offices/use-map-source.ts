import { useEffect, useState } from "react";

/** Timeout of the map service, ms. */
const maxWaitMs = 10_000;

/** While a map is moved it is not asked for, ms. */
const pauseMs = 300;

/**
 * A map to embed, once it is known that there is one to be had: a frame does not tell whether it shows its page or that it has
 * none, so the service is asked beside it.
 */
export function useMapSource(address: string): { address: string | undefined; isAway: boolean } {
  const [shown, setShown] = useState<string>();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(maxWaitMs)]);
      fetch(address, { method: "HEAD", mode: "no-cors", signal }).then(
        () => {
          setShown(address);
          setAway(false);
        },
        () => !stop.signal.aborted && setAway(true),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [address]);
  return { address: shown, isAway };
}
