// The merchant's page around this frame, spoken to at the one origin it named.
const merchantOrigin = new URLSearchParams(location.search).get('origin') ?? '';

export function tellMerchant(type, rest = {}) {
  if (merchantOrigin !== '') parent.postMessage({ type, ...rest }, merchantOrigin);
}

export function onMerchantAsks(type, handle) {
  addEventListener('message', ({ origin, source, data }) => {
    if (origin === merchantOrigin && source === parent && data?.type === type) handle(data);
  });
}

export function keepHeightTold() {
  new ResizeObserver(() => {
    tellMerchant('provider:resize', { heightPx: Math.ceil(document.documentElement.offsetHeight) });
  }).observe(document.documentElement);
}

export function browserInfo() {
  return {
    acceptHeader: '*/*',
    colorDepth: screen.colorDepth,
    language: navigator.language,
    javaEnabled: false,
    screenHeight: screen.height,
    screenWidth: screen.width,
    userAgent: navigator.userAgent,
    timeZoneOffset: new Date().getTimezoneOffset(),
  };
}

export function componentDataOf(paymentMethod) {
  return { paymentMethod, browserInfo: browserInfo(), origin: merchantOrigin, clientStateDataIndicator: true };
}
