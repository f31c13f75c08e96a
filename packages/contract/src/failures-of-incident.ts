/** After so many failures of an endpoint in a row, the members of the partner account are notified. */
export const failuresOfIncident = 5
