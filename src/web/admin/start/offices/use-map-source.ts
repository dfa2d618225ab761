import { useEffect, useState } from "react";

const maxWaitMs = 10_000;

/** Delay after a movement of the map, ms. */
const pauseMs = 300;

/** An iframe does not report whether its page has loaded, so the service is requested separately. */
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
