// The stand-in of the provider's script: the same public surface (AdyenCheckout, GooglePay, ApplePay), with a window of this origin
// in the place of the sheets that Google and Apple show.
(() => {
  const provider = new URL(document.currentScript.src).origin;

  class AdyenCheckoutError extends Error {
    constructor(name, message) {
      super(message);
      this.name = name;
    }
  }

  async function AdyenCheckout(options) {
    if (!/^(?:test|live)_\w+$/.test(options.clientKey ?? ''))
      throw new AdyenCheckoutError('IMPLEMENTATION_ERROR', 'You must provide a clientKey');
    if (!options.countryCode)
      throw new AdyenCheckoutError('IMPLEMENTATION_ERROR', 'You must specify a countryCode when initializing checkout');
    if (!['test', 'live'].includes(options.environment))
      throw new AdyenCheckoutError('IMPLEMENTATION_ERROR', 'You must specify an environment');
    return { options };
  }

  const browserInfo = () => ({
    acceptHeader: '*/*',
    colorDepth: screen.colorDepth,
    language: navigator.language,
    javaEnabled: false,
    screenHeight: screen.height,
    screenWidth: screen.width,
    userAgent: navigator.userAgent,
    timeZoneOffset: new Date().getTimezoneOffset(),
  });

  class Wallet {
    constructor(core, props = {}) {
      const { type } = this.constructor;
      const offered = core.options.paymentMethodsResponse?.paymentMethods?.find((method) => method.type === type);
      this.core = core;
      this.props = { configuration: {}, ...core.options, ...offered, ...props };
      if (!this.props.configuration.merchantId)
        throw new AdyenCheckoutError('IMPLEMENTATION_ERROR', `${type} - Missing merchantId`);
    }

    async isAvailable() {}

    mount(place) {
      this.node = typeof place === 'string' ? document.querySelector(place) : place;
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'adyen-checkout__wallet-button';
      button.textContent = this.name;
      button.addEventListener('click', () => void this.submit());
      this.node.replaceChildren(button);
      return this;
    }

    unmount() {
      this.node?.replaceChildren();
      return this;
    }

    fail(name, message) {
      this.props.onError?.(new AdyenCheckoutError(name, message), this);
    }

    async submit() {
      const { isExpress, onClick = (resolve) => resolve() } = this.props;
      const { countryCode } = this.core.options;
      // In the click itself: later a browser would let no window open.
      const sheet = window.open('', '_blank', 'popup,width=420,height=720');
      if (sheet === null) return this.fail('ERROR', 'The window of the wallet was blocked');
      try {
        await new Promise(onClick);
        const handle = await this.begin();
        this.talk(sheet);
        sheet.location = `${provider}/wallet-sheet/${handle}?country=${countryCode}${isExpress ? '&express=1' : ''}`;
      } catch (error) {
        sheet.close();
        this.fail('ERROR', String(error));
      }
    }

    async begin() {
      const { clientKey, configuration } = this.props;
      const answer = await fetch(`${provider}/checkoutshopper/v1/${this.api}/sessions?clientKey=${clientKey}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          displayName: configuration.merchantName,
          domainName: location.hostname,
          initiative: 'web',
          merchantIdentifier: configuration.merchantId,
        }),
      });
      if (!answer.ok) throw new Error('the merchant was not validated');
      return JSON.parse(atob((await answer.json()).data)).handle;
    }

    talk(sheet) {
      let isOver = false;
      const say = (message) => sheet.postMessage(message, provider);
      const end = () => {
        isOver = true;
        clearInterval(watch);
        removeEventListener('message', hear);
      };
      const cancel = () => {
        if (isOver) return;
        end();
        this.fail('CANCEL', `${this.name} UI dismissed`);
      };
      const watch = setInterval(() => sheet.closed && cancel(), 200);
      const hear = ({ origin, source, data }) => {
        if (origin !== provider || source !== sheet) return;
        if (data.type === 'sheet:open') void this.tellTotal(say);
        else if (data.type === 'sheet:cancel') cancel();
        else if (data.type === 'sheet:confirmed') void this.authorise(data, say, end);
      };
      addEventListener('message', hear);
    }

    async tellTotal(say) {
      const { isExpress, amount } = this.props;
      try {
        const total = isExpress ? await this.askTotal() : `${(amount.value / 100).toFixed(2)} ${amount.currency}`;
        say({ type: 'sheet:total', total });
      } catch (error) {
        say({ type: 'sheet:error', message: error.message });
      }
    }

    async authorise({ token, contact }, say, end) {
      const { onAuthorized, onSubmit, onPaymentCompleted, onPaymentFailed } = this.props;
      const authorizedEvent = this.eventOf(token, contact, this.core.options.countryCode);
      try {
        if (onAuthorized)
          await new Promise((resolve, reject) => onAuthorized({ authorizedEvent }, { resolve, reject }));
        const state = { data: { ...this.dataOf(token), clientStateDataIndicator: true }, isValid: true };
        const answer = await new Promise((resolve, reject) => onSubmit(state, this, { resolve, reject }));
        if (!answer.resultCode) throw new Error('The response has no resultCode');
        end();
        say({ type: 'sheet:done' });
        onPaymentCompleted?.({ resultCode: answer.resultCode }, this);
      } catch {
        say({ type: 'sheet:error', message: 'The payment was not made.' });
        onPaymentFailed?.({ resultCode: 'Error' }, this);
      }
    }
  }

  class GooglePay extends Wallet {
    static type = 'googlepay';
    api = 'googlePay';
    name = 'Google Pay';

    async askTotal() {
      const { countryCode } = this.core.options;
      const update = await this.props.paymentDataCallbacks.onPaymentDataChanged({
        callbackTrigger: 'INITIALIZE',
        shippingAddress: { countryCode },
      });
      if (update.error) throw new Error(update.error.message);
      const { totalPrice, currencyCode } = update.newTransactionInfo;
      return `${totalPrice} ${currencyCode}`;
    }

    eventOf(token, contact, countryCode) {
      const address = contact && {
        name: `${contact.firstName} ${contact.lastName}`,
        address1: `${contact.houseNumber} ${contact.street}`,
        address2: '',
        address3: '',
        locality: contact.city,
        administrativeArea: '',
        postalCode: contact.postalCode,
        countryCode,
        phoneNumber: contact.phone,
      };
      return {
        apiVersion: 2,
        apiVersionMinor: 0,
        ...(contact && { email: contact.email, shippingAddress: address }),
        paymentMethodData: {
          type: 'CARD',
          info: { cardNetwork: 'VISA', cardDetails: '1111', ...(contact && { billingAddress: address }) },
          tokenizationData: { type: 'PAYMENT_GATEWAY', token },
        },
      };
    }

    dataOf(token) {
      const subtype = this.props.isExpress ? { subtype: 'express' } : {};
      return {
        paymentMethod: { type: 'googlepay', googlePayCardNetwork: 'VISA', googlePayToken: token, ...subtype },
        browserInfo: browserInfo(),
        origin: location.origin,
      };
    }
  }

  class ApplePay extends Wallet {
    static type = 'applepay';
    api = 'applePay';
    name = 'Apple Pay';

    async askTotal() {
      const { countryCode } = this.core.options;
      const { currency } = this.props.amount;
      const update = await new Promise((resolve, reject) =>
        this.props.onShippingContactSelected(resolve, () => reject(new Error('This cannot be delivered.')), {
          shippingContact: { countryCode },
        }),
      );
      return `${update.newTotal.amount} ${currency}`;
    }

    eventOf(token, contact, countryCode) {
      const address = contact && {
        givenName: contact.firstName,
        familyName: contact.lastName,
        addressLines: [`${contact.street} ${contact.houseNumber}`],
        locality: contact.city,
        postalCode: contact.postalCode,
        countryCode,
      };
      const reach = contact && { emailAddress: contact.email, phoneNumber: contact.phone };
      const contacts = contact ? { shippingContact: { ...address, ...reach }, billingContact: address } : {};
      return { payment: { token: { paymentData: token }, ...contacts } };
    }

    dataOf(token) {
      const subtype = this.props.isExpress ? { subtype: 'express' } : {};
      return { paymentMethod: { type: 'applepay', applePayToken: btoa(JSON.stringify(token)), ...subtype } };
    }
  }

  window.AdyenWeb = { AdyenCheckout, GooglePay, ApplePay };
})();
