/** A§99: nobody knows what that is. */
export const citing = true;
