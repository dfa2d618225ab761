/** Browsers that have seen it once ask by https only, for two years. */
export const strictTransport = { "strict-transport-security": "max-age=63072000; includeSubDomains" };

/** Headers of every response, whatever it is. Pages add their own content security policy. */
export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    // The language toggle reads same-origin referers; other sites only learn our origin.
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    ...(https ? strictTransport : {}),
  };
}
