vcl 4.1;

# The cache before the storefront, and the reference for any other: what it does by Varnish a CDN does by its own settings.
# Needs varnish-modules (xkey). TLS ends before it. docs/operations/edge.md says what each part is for.

import std;
import xkey;

backend storefront {
  .host = "storefront";
  .port = "3000";
  # The storefront keeps idle connections for 75 s: whoever sends on one must have closed it before.
  .connect_timeout = 2s;
  .first_byte_timeout = 30s;
  .probe = {
    .url = "/ready";
    .interval = 1s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

# Who may purge: the worker's network and nobody else.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.restarts == 0) {
    unset req.http.X-Any-Age;
  }

  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(405));
    }
    if (!req.http.Surrogate-Key) {
      return (synth(400));
    }
    if (req.http.Surrogate-Key == "*") {
      ban("obj.status != 0");
    } else {
      # Soft: out of date from now on, but still there should the storefront fail.
      set req.http.X-Purged = xkey.softpurge(req.http.Surrogate-Key);
    }
    return (synth(200));
  }

  # Only what is out of date because nobody can say better is shown: never while the storefront is well.
  if (req.http.X-Any-Age || !std.healthy(req.backend_hint)) {
    set req.grace = 24h;
  } else {
    set req.grace = 0s;
  }

  # The cart's socket.
  if (req.http.Upgrade ~ "(?i)websocket") {
    return (pipe);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Staff see drafts. Everybody else gets the same pages with cookies as without: the shop says of those that differ that
  # nobody may keep them.
  if (req.http.Authorization || req.http.Cookie ~ "(^|; )(__Host-)?staff=") {
    return (pass);
  }
  return (hash);
}

sub vcl_pipe {
  set bereq.http.Upgrade = req.http.Upgrade;
  set bereq.http.Connection = req.http.Connection;
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  # A failure takes no place: the page from before stays where it is, for an answer that is taken would push it out. Where
  # there is none, what the storefront says is handed on at the second try. A store that is closed says so itself, and has not failed.
  if (beresp.status >= 500) {
    if (bereq.is_bgfetch || (!bereq.uncacheable && !bereq.http.X-Any-Age && !beresp.http.Store-State)) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  # Not shared, and for a while nobody waits for another's answer.
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(?i)private|no-store|no-cache") {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  # How long a page that is out of date is worth more than none.
  if (beresp.http.Cache-Control ~ "stale-if-error") {
    set beresp.grace = 24h;
  } else {
    set beresp.grace = 0s;
  }
}

sub vcl_backend_error {
  if (!bereq.uncacheable && !bereq.http.X-Any-Age) {
    return (abandon);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}

sub vcl_synth {
  if (req.method == "PURGE") {
    set resp.http.X-Purged = req.http.X-Purged;
    set resp.body = "";
    return (deliver);
  }
  # The storefront has failed, or is away and the probe has not noticed yet: an older page, if there is one.
  if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    set req.http.X-Any-Age = "yes";
    return (restart);
  }
}
