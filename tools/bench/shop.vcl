vcl 4.1;

# A CDN in one process: what the shop lets shared caches keep is kept for as long as it says, by host and address.
backend storefront {
  .host = "127.0.0.1";
  .port = "STOREFRONT_PORT";
}

sub vcl_recv {
  # Anonymous pages do not depend on cookies; where one might, the shop's answer says that it must not be kept.
  if (req.method == "GET" || req.method == "HEAD") {
    unset req.http.Cookie;
  }
}
