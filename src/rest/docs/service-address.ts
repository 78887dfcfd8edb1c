/** How the guides write the address of the service, so that their examples also work from a checkout. */
const WRITTEN = /(?:(http|ws):\/\/)?localhost:4000(?!\d)/g;

/** Replaces that address by the one of the running service: any port, and behind a proxy its public one. */
export const atService = (text: string, serviceUrl: string): string =>
  text.replace(WRITTEN, (_address, scheme: string | undefined) => {
    if (scheme === 'ws') return serviceUrl.replace(/^http/, 'ws');
    // Programs such as curl take an address without a scheme for http.
    return scheme === undefined ? serviceUrl.replace(/^http:\/\//, '') : serviceUrl;
  });
