vcl 4.1;

# Varnish in front of the site, as /etc/varnish/default.vcl. Start it with `-p http_gzip_support=off`: the site compresses by itself, with
# Brotli too. Settings of the site that belong to it: CDN_MAX_AGE=3600, CDN_PURGE_URL=http://127.0.0.1:6081/cdn-purge, TRUST_PROXY=1 (2 behind
# nginx, which ends TLS in front of Varnish). docs/operations.md, "Caches in front of the site", says when it is worth having.

import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
}

# Instances of the site, which tell what has changed.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.url == "/cdn-purge") {
    # Varnish has added the client to X-Forwarded-For. A comma says that another proxy passed the call on: to Varnish, visitors behind one on
    # this machine have its address.
    if (req.method != "POST" || client.ip !~ purgers || req.http.X-Forwarded-For ~ "," || req.http.Cache-Tag !~ "^[a-z,]+$") {
      return (synth(403));
    }
    ban("obj.http.Cache-Tag ~ (^|,)(" + regsuball(req.http.Cache-Tag, ",", "|") + ")(,|$)");
    return (synth(200));
  }

  # One of three encodings, so that a page is kept three times at most.
  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/(api/|sd_admin|healthz|readyz|metrics)" || req.url ~ "^(/en)?/inquiry") {
    return (pass);
  }
  # The stored language counts on addresses without a language, and a visitor who comes from a page of the site in the other one has chosen.
  if (regsub(req.http.Referer, "^https?://([^/]+)/.*$", "\1") != req.http.Host) {
    unset req.http.Referer;
  }
  if (req.url ~ "^/en(/|\?|$)") {
    if (req.http.Referer && req.http.Referer !~ "^https?://[^/]+/en(/|\?|$)") {
      return (pass);
    }
  } elsif (req.http.Cookie ~ "(^|;\s*)lang=en(;|$)" || req.http.Referer ~ "^https?://[^/]+/en(/|\?|$)") {
    return (pass);
  }
  unset req.http.Cookie;
  unset req.http.Referer;
  return (hash);
}

sub vcl_backend_response {
  # While a page is asked for anew, an answer that says that the site has a problem does not take its place.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  if (bereq.uncacheable) {
    return (deliver);
  }
  if (beresp.http.CDN-Cache-Control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
  } elsif (beresp.http.Cache-Control !~ "immutable" || beresp.status != 200) {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  # For a day an aged page is given out while it is asked for anew. Aged is not outdated: a change takes pages out.
  set beresp.grace = 24h;
  return (deliver);
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.Cache-Status = "Varnish; hit";
  }
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Cache-Tag;
  unset resp.http.Surrogate-Key;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}

sub vcl_backend_error {
  if (bereq.is_bgfetch) {
    return (abandon);
  }
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Retry-After = "5";
  set beresp.body = {"<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>503</title><p>잠시 후 다시 시도해 주세요.</p><p lang="en">Please try again in a moment.</p></html>"};
  return (deliver);
}
