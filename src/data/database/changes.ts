/**
 * Topics that invalidate caches; instances send them to each other. "pages": published own pages and news. Pictures need no topic: an
 * address always serves the same picture.
 */
const changeTopics = ["projects", "products", "pages", "content", "settings", "mail", "inquiries"] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** "everything" also after a lost connection, when changes may have been missed. */
export type Change = ChangeTopic | "everything";

/** Called at least once for each change. Must not throw. */
export type ChangeListener = (change: Change) => void;

/** Notifications of committed changes, by this instance and by others on the same database. */
export interface Changes {
  /** @returns a function that ends the subscription. */
  subscribe(listener: ChangeListener): () => void;
}

/** Notifications within this process. */
export function createChangeFeed(): Changes & { notify: ChangeListener } {
  const listeners = new Set<ChangeListener>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify(change) {
      for (const listener of [...listeners]) listener(change);
    },
  };
}

/** The topics of a change, always in the same order. */
export function topicsOf(change: Change): readonly ChangeTopic[] {
  return change === "everything" ? changeTopics : [change];
}

export function isChangeTopic(text: unknown): text is ChangeTopic {
  return changeTopics.some((topic) => topic === text);
}
